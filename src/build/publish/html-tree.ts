import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element

/** Every element of a tree, in the order of the document; elements of a `<template>` included. */
export function* walkElements(parent: Tree.ParentNode): Generator<Element> {
  for (const child of [...parent.childNodes]) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    yield child
    yield* walkElements(child)
    if ('content' in child) yield* walkElements(child.content)
  }
}

/** The value of an attribute, or undefined when the element does not carry it. */
export function findAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** Puts an element's children in its place. */
export function unwrap(element: Element): void {
  const parent = element.parentNode
  if (!parent) return
  for (const child of [...element.childNodes]) {
    defaultTreeAdapter.detachNode(child)
    defaultTreeAdapter.insertBefore(parent, child, element)
  }
  defaultTreeAdapter.detachNode(element)
}

/** The text of an element that holds nothing else, such as `<style>`. */
export function readText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
