/** SQLSTATEs that are handled one by one (PostgreSQL, Appendix A). */
export const sqlState = {
  uniqueViolation: "23505",
  foreignKeyViolation: "23503",
  deadlock: "40P01",
  undefinedTable: "42P01",
  diskFull: "53100",
} as const

/** The SQLSTATE of a database error, or the `code` of another error; empty without one. */
export function errorCode(error: unknown) {
  return error instanceof Error && "code" in error ? String(error.code) : ""
}
