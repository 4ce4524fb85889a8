/** Whether this is `npm run test:full`, which runs every case. */
export const isFull = process.env["TEST_BREADTH"] === "full"
