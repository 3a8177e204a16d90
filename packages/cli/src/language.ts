// The command's language: the one after `--lang`, else the system's, else English.
import { cut } from '@openshake/rules';
import { LANGUAGES, type Language, languageOf } from '@openshake/words';
import type { Surroundings } from './surroundings.ts';
import { WrongUsage } from './usage.ts';

const OPTION = '--lang';

export interface ChosenLanguage {
  language: Language;
  /** Whether the command line asked for it. */
  asked: boolean;
  /** The command line without `--lang`. */
  args: string[];
}

/** The first of these variables that is set counts, as everywhere on the system. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: Surroundings['env']): Language {
  return languageOf(LC_ALL || LC_MESSAGES || LANG || '') ?? 'en';
}

/** `--lang es` and `--lang=es` may come anywhere before a lone `--`. The last one counts. */
export function chooseLanguage(all: readonly string[], env: Surroundings['env']): ChosenLanguage {
  const end = all.includes('--') ? all.indexOf('--') : all.length;
  const args: string[] = [];
  let asked: Language | undefined;
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? '';
    const isOption = at < end && (word === OPTION || word.startsWith(`${OPTION}=`));
    if (!isOption) {
      args.push(word);
      continue;
    }
    if (word === OPTION) at += 1;
    asked = readLanguage(word === OPTION ? all[at] : word.slice(OPTION.length + 1));
  }
  return { language: asked ?? systemLanguage(env), asked: asked !== undefined, args };
}

function readLanguage(given = ''): Language {
  const known = LANGUAGES.find((language) => language === given.toLowerCase());
  if (known !== undefined) return known;
  if (given === '' || given.startsWith('--'))
    throw new WrongUsage({ key: 'usage.needsText', option: OPTION }, 'openshake --help');
  throw new WrongUsage({ key: 'usage.language', given: cut(given), languages: LANGUAGES }, 'openshake --help');
}
