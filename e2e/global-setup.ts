export { seedOnce as default } from "../test/seeded-data.ts"
