import { state as texts } from "#texts/blog"
import { Marked } from "./marked.tsx"
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
        <Marked>{texts.whose}</Marked>
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        {texts.kinds.map((text) => (
          <li key={text}>
            <Marked>{text}</Marked>
          </li>
        ))}
      </ul>
      <Code name={texts.example}>{example}</Code>
      <p>
        <Marked>{texts.last}</Marked>
      </p>
    </>
  )
}
