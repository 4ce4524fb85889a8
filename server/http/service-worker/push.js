addEventListener("push", (event) => event.waitUntil(show(event.data.json())))
addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(openScreen(event.notification.data.path))
})
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event)))

function show({ title, body, path, tag, language }) {
  const options = { body, tag, renotify: true, lang: language, icon: "/icon-192.png", data: { path } }
  return registration.showNotification(title, options)
}

async function openScreen(path) {
  const { href } = new URL(path, location.origin)
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true })
  const open = windows.find(({ url }) => url === href)
  return open ? open.focus() : clients.openWindow(href)
}

// the session cookie is sent along; without a session the server refuses, and pushes end
async function resubscribe({ newSubscription }) {
  const subscription = newSubscription ?? (await subscribe())
  const headers = { "Content-Type": "application/json" }
  const body = JSON.stringify(subscription)
  await fetch(`${apiPath}/push-subscriptions`, { method: "POST", headers, body })
}

async function subscribe() {
  const { key } = await (await fetch(`${apiPath}/push-key`)).json()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
