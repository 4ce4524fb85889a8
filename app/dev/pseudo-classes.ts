const pseudoClass = /(?<!\\):(hover|active|focus-visible|focus-within|focus)\b/g

/** Copies each rule for `:hover` and similar states to a class such as `.is-hover`, to display the state. */
export function showPseudoClasses() {
  for (const sheet of document.styleSheets) extend(sheet)
}

function extend({ cssRules }: { cssRules: CSSRuleList }) {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = withClasses(rule.selectorText)
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) extend(rule)
  }
}

function withClasses(selector: string) {
  const withClass = selector.replaceAll(pseudoClass, ".is-$1")
  return withClass === selector || selector.includes(".is-") ? selector : `${selector}, ${withClass}`
}
