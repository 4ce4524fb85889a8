/** Whether this is `npm run test:full`, which tests in full breadth. */
export const isFull = process.env["TEST_BREADTH"] === "full"
