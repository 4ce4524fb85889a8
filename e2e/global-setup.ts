import { plant } from "../test/planted.ts"

export default plant
