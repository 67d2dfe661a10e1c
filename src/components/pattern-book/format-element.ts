import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

/** What is longer is cut: the code tells the props, and the text can be read in the example. */
const MAX_TEXT_LENGTH = 40

const isPrimitive = (value: unknown) => value === null || typeof value !== 'object'

function formatPrimitive(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** Small objects that are written by hand are told; data that comes from GraphQL is `…`. */
function formatValue(value: unknown): string {
  if (isPrimitive(value)) return formatPrimitive(value)
  const entries = Object.entries(value as object)
  const fields = entries.map(([name, part]) => `${name}: ${formatPrimitive(part)}`).join(', ')
  const isSmall = entries.every(([, part]) => isPrimitive(part)) && fields.length <= MAX_TEXT_LENGTH
  return isSmall && !Array.isArray(value) ? `{ ${fields} }` : '…'
}

function formatProp([name, value]: [string, unknown]): string {
  if (value === true) return ` ${name}`
  // A class of a CSS module has another name in the code.
  if (name === 'className' && value !== 'visually-hidden') return ' className={…}'
  return typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${formatValue(value)}}`
}

function formatChild(child: ReactNode): string {
  if (isValidElement(child)) return formatElement(child)
  const text = String(child as string | number)
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).trimEnd()}…` : text
}

/** A fragment is no function but a symbol, whatever the types say, and has no name. */
function toTagName(type: ReactElement['type']): string {
  if (typeof type === 'string') return type
  return typeof type === 'function' ? type.name : ''
}

/** An element as the code that makes it: `<Panel variant="tilted" paper="tint">A print</Panel>`. */
export function formatElement({ type, props }: ReactElement): string {
  const name = toTagName(type)
  const ownProps = Object.entries(props as Record<string, unknown>)
  const told = ownProps.filter(([prop, value]) => prop !== 'children' && value !== undefined)
  const opening = `<${name}${told.map(formatProp).join('')}`
  const children = Children.toArray((props as { children?: ReactNode }).children)
  return children.length === 0
    ? `${opening} />`
    : `${opening}>${children.map(formatChild).join('')}</${name}>`
}
