import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack'

type LimitedLoader = { loader: string; options: { limit?: unknown; name?: unknown } }

const isUrlLoader = (use: unknown): use is LimitedLoader =>
  use instanceof Object &&
  'loader' in use &&
  'options' in use &&
  use.options instanceof Object &&
  /[\\/]url-loader[\\/]/.test(String(use.loader))

function* walkUses(rules: readonly unknown[]): Generator {
  for (const rule of rules as readonly (RuleSetRule | undefined)[]) {
    if (!rule) continue
    if (Array.isArray(rule.use)) yield* rule.use as RuleSetUseItem[]
    yield* walkUses([...(rule.oneOf ?? []), ...(rule.rules ?? [])])
  }
}

/**
 * Gatsby puts files under 10,000 bytes into the page as `data:` addresses. A cut font would then be in every page twice,
 * as its style and as its preload, a third larger and never in a browser's cache; and a strict policy refuses them.
 * Of the digest in a file's name, which nothing can compress, eight digits are enough to tell a file from its predecessors.
 */
export function setUrlLoader({ module }: Configuration): void {
  for (const use of walkUses(module?.rules ?? []))
    if (isUrlLoader(use)) {
      const { name } = use.options
      use.options.limit = false
      if (typeof name === 'string') use.options.name = name.replace('[hash]', '[hash:8]')
    }
}
