// Turns a judge request of the contract, as JSON, into what the On-Sets judge takes.
import { type JudgeRequest as OnSetsRequest, parseCard, parseCube } from '@openshake/rules/onsets';

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

export function asOnSetsRequest(json: Readonly<Record<string, unknown>>): OnSetsRequest {
  const cubes = (value: unknown) => names(value).flatMap((cube) => parseCube(cube) ?? []);
  return {
    ...(json as unknown as OnSetsRequest),
    variations: (json.variations as unknown[] | undefined) ?? [],
    universe: names(json.universe).flatMap((card) => parseCard(card) ?? []),
    required: cubes(json.required),
    permitted: cubes(json.permitted),
    forbidden: cubes(json.forbidden),
    resources: cubes(json.resources),
  };
}
