export { plant as default } from "../test/planted.ts"
