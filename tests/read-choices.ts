import ts from 'typescript'

/** A prop that is one of a few values, by its path (`current.is`), and these values. */
export type Choice = { prop: string; values: unknown[] }

type Aliases = ReadonlyMap<string, ts.TypeNode>

/** The value of `'strip'`, `2` or `true` written as a type; none for every other type. */
function findValues(type: ts.TypeNode): unknown[] {
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return [true, false]
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(findValues)
  if (!ts.isLiteralTypeNode(type)) return []
  const { literal } = type
  if (ts.isStringLiteral(literal)) return [literal.text]
  if (ts.isNumericLiteral(literal)) return [Number(literal.text)]
  if (literal.kind === ts.SyntaxKind.TrueKeyword) return [true]
  return literal.kind === ts.SyntaxKind.FalseKeyword ? [false] : []
}

/** A type that only names another one of the same file is that one. */
function resolveAlias(type: ts.TypeNode, aliases: Aliases): ts.TypeNode {
  const alias = ts.isTypeReferenceNode(type) ? aliases.get(type.typeName.getText()) : undefined
  return alias ? resolveAlias(alias, aliases) : type
}

function findChoices(type: ts.TypeNode, path: string, aliases: Aliases): Choice[] {
  const meant = resolveAlias(type, aliases)
  if (ts.isUnionTypeNode(meant)) {
    const values = findValues(meant)
    if (values.length > 1) return [{ prop: path, values }]
    return meant.types.flatMap((part) => findChoices(part, path, aliases))
  }
  if (!ts.isTypeLiteralNode(meant)) {
    const values = findValues(meant)
    return values.length > 1 ? [{ prop: path, values }] : []
  }
  return meant.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return []
    const name = member.name.getText()
    return findChoices(member.type, path ? `${path}.${name}` : name, aliases)
  })
}

/** What can be chosen in the props of a component: every prop of a type `…Props` whose values the source lists. */
export function readChoices(source: string, typeName: string): Choice[] {
  const file = ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const declared = file.statements.filter(ts.isTypeAliasDeclaration)
  const aliases = new Map(declared.map(({ name, type }) => [name.text, type]))
  const props = aliases.get(typeName)
  if (!props) throw new Error(`There is no type ${typeName}.`)
  return findChoices(props, '', aliases)
}
