import { state as texts } from "#texts/blog"
import { InlineMarkup } from "./inline-markup.tsx"
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
        <InlineMarkup>{texts.whose}</InlineMarkup>
      </p>
      <ul className="grid list-disc gap-2 pl-5">
        {texts.kinds.map((text) => (
          <li key={text}>
            <InlineMarkup>{text}</InlineMarkup>
          </li>
        ))}
      </ul>
      <Code name={texts.example}>{example}</Code>
      <p>
        <InlineMarkup>{texts.last}</InlineMarkup>
      </p>
    </>
  )
}
