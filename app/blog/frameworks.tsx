import { frameworks as texts } from "#texts/blog"
import { Marked } from "./marked.tsx"
import { ScrollArea } from "./scroll-area.tsx"

export function Frameworks() {
  return (
    <>
      <p>
        <Marked>{texts.all}</Marked>
      </p>
      <Comparison />
      <p>
        <Marked>{texts.react}</Marked>
      </p>
      <p>
        <Marked>{texts.angular}</Marked>
      </p>
      <p>
        <Marked>{texts.vue}</Marked>
      </p>
      <p>
        <Marked>{texts.choice}</Marked>
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
