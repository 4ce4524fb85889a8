import { plant } from "./planted.ts"

// Runs before server tests and journeys start side by side, each of which would plant by itself.
const remove = await plant()
await remove()
