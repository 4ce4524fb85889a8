import { promisifyRequest, type UseStore } from "idb-keyval"
import { draftDatabase } from "./storage.ts"

/** Deleted at log-out (sign-out.ts). */
export const draftStore = storeIn(draftDatabase)

/** Returns a store that opens and closes its database for each use: an open connection would block its deletion. */
export function storeIn(name: string): UseStore {
  return (mode, use) => withTimeout(inDatabase(name, mode, use))
}

async function inDatabase<Answer>(
  name: string,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Answer | PromiseLike<Answer>,
) {
  const opening = indexedDB.open(name)
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(name))
  const database = await promisifyRequest(opening)
  try {
    return await use(database.transaction(name, mode).objectStore(name))
  } finally {
    database.close()
  }
}

/** In milliseconds: IndexedDB may never answer, and a form must not wait for it. */
const storageTimeout = 3_000

function withTimeout<Answer>(work: Promise<Answer>) {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("IndexedDB does not answer.")), storageTimeout)
  })
  return Promise.race([work, timeout])
}
