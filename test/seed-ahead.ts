import { seedOnce } from "./seeded-data.ts"

// Runs before server tests and journeys start side by side, each of which would seed by itself.
const remove = await seedOnce()
await remove()
