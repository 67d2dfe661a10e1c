import type { PatternExample } from './pattern'

export type ExampleSceneProps = { example: PatternExample }

/** An example as it is shown: the part, with what it needs around it. */
export function ExampleScene({ example: { part, scene } }: ExampleSceneProps) {
  return scene ? scene(part) : <div>{part}</div>
}
