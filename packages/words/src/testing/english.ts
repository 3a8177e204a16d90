// What tells that a sentence was not translated.

/** Words that no Spanish sentence has. */
export const ENGLISH =
  /(?<!\p{L})(the|and|or|of|is|are|was|not|you|your|this|that|with|for|may|must|only|cube|card|goal|required|permitted|forbidden|resources|now|impossible|challenge|challenger|shake|round|player|judge|move|turn)(?!\p{L})/iu;
