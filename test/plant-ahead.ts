import { plant } from "./planted.ts"

// Before server tests and journeys start side by side, each of which would plant by itself.
const remove = await plant()
await remove()
