import { Code } from "./scroll-area.tsx"

const example = `const [search, setSearch] = useSearchParams()
const products = useQuery({
  queryKey: ["products", search.get("category")],
  queryFn: () => fetchProducts(search.get("category")),
})`

export function State() {
  return (
    <>
      <p>
        Ask first <b>whose</b> state it is. Most trouble comes from keeping a copy of something that already
        lives elsewhere, because from then on somebody has to keep the two alike.
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <b>The component's own.</b> Whether a menu is open: <code>useState</code>. When several values
          change together by rules, <code>useReducer</code> puts the rules in one place.
        </li>
        <li>
          <b>A few relatives'.</b> Lift it to the nearest common parent and pass it down. This looks dull and
          is nearly always right.
        </li>
        <li>
          <b>A whole subtree's.</b> Theme, language, who is signed in: <code>Context</code>. Everything that
          reads a context renders when its value changes, so keep it small and slow.
        </li>
        <li>
          <b>The server's.</b> Lists, prices, messages. It is not state but a cache, with an age. Let a
          router's loaders or a library such as TanStack Query fetch, retry and forget it.
        </li>
        <li>
          <b>The address's.</b> Filters, pages, the opened dialog. In the URL they survive a reload and can be
          sent to a friend.
        </li>
        <li>
          <b>The form's.</b> What is being typed belongs to the form until it is sent.
        </li>
        <li>
          <b>The application's.</b> What is left after all that (a drawing, a player, a cart) may want a
          store: Redux Toolkit where history and tooling matter, Zustand or Jotai where little code does.
        </li>
      </ul>
      <Code name="State in the address, data in a cache">{example}</Code>
      <p>
        Here the filter lives in the address and the products in a cache. There is nothing to synchronise, and
        no effect that sets state. Start with the first line of the list and move down only when it hurts.
      </p>
    </>
  )
}
