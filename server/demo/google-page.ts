import { html } from "hono/html"
import { googlePeople } from "./google-people.ts"

/** Who would you like to be? Plainly not Google. */
export function choicePage(address: string) {
  const { search } = new URL(address)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Stand-in for Google - Backline</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              1.0625rem/1.5 system-ui,
              sans-serif;
            max-width: 26rem;
            margin: 3rem auto;
            padding: 0 1rem;
            overflow-wrap: anywhere;
            color: light-dark(#1f1a17, #efe7db);
            background: light-dark(#fbf7f0, #161311);
          }
          a {
            display: flex;
            gap: 1rem;
            align-items: center;
            min-height: 3.5rem;
            padding: 0.5rem 1rem;
            margin-bottom: 0.5rem;
            color: inherit;
            border: 1px solid #8a8078;
            border-radius: 0.25rem;
            text-decoration: none;
          }
          a:hover {
            border-color: light-dark(#8c2f23, #e0694c);
          }
          a:focus-visible {
            outline: 3px solid light-dark(#8a5f1c, #d9a94a);
            outline-offset: 2px;
          }
          img {
            border-radius: 50%;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>This is not Google</h1>
          <p>
            It stands in for Google in the demo, so that logging in with Google can be tried. Who are you?
          </p>
          ${googlePeople.map(
            ({ sub, name, email }) =>
              html`<a href="authorize${search}&as=${sub}"
                ><img src="people/${sub}.svg" width="40" height="40" alt="" /><span
                  >${name}<br />${email}</span
                ></a
              >`,
          )}
          <a href="authorize${search}&as=nobody">Cancel</a>
        </main>
      </body>
    </html>`
}
