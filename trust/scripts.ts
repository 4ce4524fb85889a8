// tags that load something, in the attribute that would run a script
const sources = ["img src=x", "video src=x", "audio src=x", "object data=x", "link rel=stylesheet href=x"]
const tagsByHandler = Object.entries({
  onerror: [...sources, "script src=x"],
  onload: ["svg", "svg/", "body", "iframe", "embed src=x", "style"],
  "autofocus onfocus": ["input", "select", "textarea"],
  ontoggle: ["details open"],
  onbeforetoggle: ["dialog open"],
  onstart: ["marquee"],
  onmouseover: ["b"],
  onclick: ["a href=x"],
  onsubmit: ["form"],
  onanimationend: ["p"],
  onfocus: ["x tabindex=1"],
  "><source onerror": ["video"],
  "><mtext onclick": ["math"],
}).flatMap(([attribute, tags]) => tags.map((tag) => `<${tag} planted ${attribute}=__x=1>`))

// ways to escape the context: an attribute, a comment, a title, a script, a style
const elements = ["p", "title", "script", "style", "textarea", "select", "noscript"]
const exits = ["", '">', "'>", "-->", "]]>", ...elements.map((element) => `</${element}>`)]

const schemes = ["javascript:", "JaVaScRiPt:", "java\tscript:", "java\nscript:", "\u0001javascript:"]
const addresses = [
  ...[...schemes, " javascript:", "vbscript:", "javascript://%0a"].map((scheme) => `${scheme}__x=1`),
  "javascript:alert(1)",
  "javascript:/*--></title></style></script>*/__x=1",
  "data:text/html,<script>top.__x=1</script>",
  "data:text/html;base64,PHNjcmlwdD5fX3g9MTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg onload=__x=1>",
]
const inAddresses = [
  "<iframe planted src=javascript:top.__x=1>",
  "<a planted href=javascript:__x=1>a</a>",
  "<a planted href='jav&#x09;ascript:__x=1'>a</a>",
  "<form planted action=javascript:__x=1><button>",
  "<base planted href=//evil.example/>",
  "<meta planted http-equiv=refresh content=0;url=//e.x>",
  "<link planted rel=import href=//evil.example>",
  "<object planted data=javascript:__x=1>",
  "<embed planted src=javascript:__x=1>",
]
const elementsOfScript = [
  "<script>__x=1</script>",
  "<ScRiPt>__x=1</sCrIpT>",
  "<scr<script>ipt>__x=1</scr</script>ipt>",
  "</script><script>__x=1</script>",
  "</script ><script >__x=1</script >",
  "<!--<script>__x=1//",
  "<script>alert(1)</script>",
  "<svg><script>__x=1</script></svg>",
  "<svg><animate planted onbegin=__x=1 attributeName=x>",
  "<svg><style><img planted src=x onerror=__x=1>",
  "<math><style><img planted src=x onerror=__x=1>",
  "<noscript><p title='</noscript><img src=x planted>'>",
  "<iframe planted srcdoc='<script>top.__x=1</script>'>",
  "<template planted shadowrootmode=open><b>",
  "<plaintext planted>",
  "<svg planted/onload=__x=1>",
]
const inAttributes = [
  '" onmouseover="__x=1" planted="',
  "' onmouseover='__x=1' planted='",
  '" autofocus onfocus="__x=1" planted x="',
  "` onmouseover=`__x=1` planted=`",
  '" style="animation:x" onanimationend="__x=1',
]
const inScripts = ["';__x=1;'", '";__x=1;"', "\\';__x=1;//", '\\";__x=1;//', "`;__x=1;`", "${__x=1}"]
const inTemplates = ["{{constructor.constructor('__x=1')()}}", "#{__x=1}<%= __x=1 %>", "\u2028__x=1\u2029"]
const encoded = [
  "\u2028</script><img planted src=x onerror=__x=1>",
  "&lt;img planted src=x onerror=__x=1&gt;",
  "&#60;script&#62;__x=1&#60;/script&#62;",
  "\\u003cscript\\u003e__x=1\\u003c/script\\u003e",
  "%3Cscript%3E__x=1%3C/script%3E",
  "+ADw-script+AD4-__x=1+ADw-/script+AD4-",
  "\uFF1Cimg planted src=x onerror=__x=1\uFF1E",
  "<\u0000script>__x=1</script>",
  "<img planted src=x\u00A0onerror=__x=1>",
]
const whole = [elementsOfScript, inAddresses, addresses, inAttributes, inScripts, inTemplates, encoded].flat()

/**
 * 132 texts that would run a script if they were not treated as text. The script sets `__x`, elements they would create
 * are marked `planted`, and `//` may follow each of them.
 */
export const scripts = [
  ...whole,
  ...Array.from({ length: 132 - whole.length }, (_, place) => scriptAt(place)),
]

function scriptAt(place: number) {
  return `${exits[place % exits.length]}${tagsByHandler[place % tagsByHandler.length]}`
}
