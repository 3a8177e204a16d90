// What the server says about requests over HTTP.
export const SAYS = {
  noSession: 'You are not logged in. Start as a guest with POST /api/guests, or log in with POST /api/sessions.',
  foreignOrigin:
    'This request did not come from this server\'s own page, so it was refused. Try again on that page. A program sends its token in the header "Authorization: Bearer TOKEN".',
  notFound: 'There is nothing at this address. GET /api/openapi.json lists all requests.',
  noPage: 'There is no page at this address.',
  notJson: 'The body is not JSON. Send a JSON object.',
  notJsonType: 'Send the body as JSON, with the header "Content-Type: application/json".',
  tooDeep: 'The body is nested too deeply. Send one with fewer levels.',
  badAddress: 'The address of this request cannot be read. Check it for stray characters.',
  badRequest: 'The server cannot read this request. Send it as plain HTTP with a JSON body.',
  notObject: 'The body must be a JSON object.',
  draining: 'The server is about to restart. Try again in a moment; nothing is lost.',
  cannotStore: 'The server cannot read or save anything right now. Try again in a moment.',
  taken: 'Somebody else changed this at the same moment. Look again, then try once more.',
  trouble: 'Something went wrong on the server. Try again in a moment.',
  tooOften: 'Too many requests.',
  noMatch: 'There is no such match. Check its address.',
  notOver: 'This match is not over yet. Come back when it is.',
  noReview: 'The review of this match is not ready yet. Try again in a minute.',
  cannotBeReviewed: 'This match has no review.',
  busyWithMatches: 'Many matches are arriving right now. Try again in a minute.',
  tooManyLong:
    'You or others on your network are already waiting for several long matches. Try again in a few seconds.',
  tooManyUnreviewed: 'Many of your matches are still waiting for their review. Try again in a few minutes.',
  tooCostly: 'This match takes too long to check, so it was not saved.',
  noActions: 'A match needs at least one action.',
  notSeats: 'The players of a match must be its seats, in this order: "a", "b" and, if there are three, "c".',
  notYourSeat: 'The field "you" must be one of the players of the match.',
  unreadableMatch: 'This match cannot be read from the disk. Tell the person who runs this server.',
} as const;

/** `field`: as in the body. `expected`: what it must be. */
export const fieldMustBe = (field: string, expected: string): string => `The field "${field}" must be ${expected}.`;

export const bodyTooLarge = (most: number): string => `The body may have at most ${Math.floor(most / 1024)} KB.`;

export const waitSeconds = (seconds: number): string =>
  `${SAYS.tooOften} Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`}, then try again.`;

export const refusedAction = (nth: number, why: string): string =>
  `The rules refuse action ${nth} of this match: ${why}`;
