import { offlineScreens } from "../../contract/offline-screens.ts"
import { clearAccessToken } from "./access-token.ts"
import { postJson } from "../data/post-json.ts"
import {
  draftDatabase,
  handoversKey,
  lastSearchesKey,
  textDraftsKey,
  pushKey,
  readStorage,
  removeFromStorage,
} from "../storage/storage.ts"

export async function signOut() {
  await postJson("/api/auth/sign-out", {})
  clearAccessToken()
  removeFromStorage(lastSearchesKey)
  removeFromStorage(textDraftsKey)
  removeFromStorage(handoversKey)
  void deleteKeptScreens()
  deleteDrafts()
  if (readStorage(pushKey)) forgetPush()
}

/** Browsers offer the Cache API over https only. */
async function deleteKeptScreens() {
  const { caches }: { caches?: CacheStorage } = globalThis
  await caches?.delete(offlineScreens).catch(() => false)
}

// the server deletes its row with the session
function forgetPush() {
  import("../notifications/push.ts").then((push) => push.forgetPush()).catch(() => undefined)
}

function deleteDrafts() {
  try {
    indexedDB.deleteDatabase(draftDatabase)
  } catch {
    // a browser that refuses storage has no drafts
  }
}
