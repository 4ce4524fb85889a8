import { frameworks as texts } from "#texts/blog"
import { InlineMarkup } from "./inline-markup.tsx"
import { ScrollArea } from "./scroll-area.tsx"

export function Frameworks() {
  return (
    <>
      <p>
        <InlineMarkup>{texts.all}</InlineMarkup>
      </p>
      <Comparison />
      <p>
        <InlineMarkup>{texts.react}</InlineMarkup>
      </p>
      <p>
        <InlineMarkup>{texts.angular}</InlineMarkup>
      </p>
      <p>
        <InlineMarkup>{texts.vue}</InlineMarkup>
      </p>
      <p>
        <InlineMarkup>{texts.choice}</InlineMarkup>
      </p>
    </>
  )
}

function Comparison() {
  return (
    <ScrollArea name={texts.compared}>
      <table className="table min-w-xl [&_:is(th,td)]:text-base [&_th]:text-base-content">
        <thead>
          <tr>
            {texts.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.rows.map(([aspect, ...answers]) => (
            <tr key={aspect}>
              <th scope="row">{aspect}</th>
              {answers.map((answer, index) => (
                <td key={index}>{answer}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
