export const unknownReport = "There is no such report, or it is closed."
export const suspendFirst = "This person is not suspended. Suspend them first, then close the report."
export const reportClosed = "This report has been closed already."
export const closeReportFirst =
  "A conversation of this person is reported. Please close the report first, under Messages: what was written is deleted with the account."
