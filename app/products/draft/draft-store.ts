import { promisifyRequest, type UseStore } from "idb-keyval"
import { draftDatabase } from "../../session.ts"

/** Opens and closes the database each time: an open connection would block its deletion at log-out (session.ts). */
export const draftStore: UseStore = (mode, use) => withTimeout(inDatabase(mode, use))

async function inDatabase<Answer>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Answer | PromiseLike<Answer>,
) {
  const opening = indexedDB.open(draftDatabase)
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("draft"))
  const database = await promisifyRequest(opening)
  try {
    return await use(database.transaction("draft", mode).objectStore("draft"))
  } finally {
    database.close()
  }
}

/** In milliseconds: a browser's storage may never answer, and the form does not wait for it. */
const storageTimeout = 3_000

function withTimeout<Answer>(work: Promise<Answer>) {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("IndexedDB does not answer.")), storageTimeout)
  })
  return Promise.race([work, timeout])
}
