// Why the server cannot start, or its data cannot be copied. The command has a sentence for each in every language.
// A port that is taken or a folder that cannot be written needs no kind: the system's own error says it.

export type ServeTrouble =
  /** Another server runs on the same data. */
  | 'in-use'
  /** A later version of the program wrote the data. */
  | 'newer'
  /** The database does not answer. */
  | 'database-unreachable'
  /** The database answers, but refuses the user, the password or the name. */
  | 'database-refused'
  /** There is no data to copy. */
  | 'no-data'
  /** The file is not a backup, or it is damaged. */
  | 'not-a-backup'
  /** There is data already where a backup should be restored. */
  | 'has-data';

export class CannotServe extends Error {
  readonly trouble: ServeTrouble;

  constructor(trouble: ServeTrouble, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}
