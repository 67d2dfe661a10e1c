import type { OutputName } from './schemas/outputs'

/** Switches as the data has them, or as GraphQL gives them, where null stands for what is absent. */
type Switches = { readonly [name in OutputName]?: boolean | null | undefined }

/** Whether an output is made: every one is, unless the owner switched it off. */
export function isOn(name: OutputName, outputs: Switches | null | undefined): boolean {
  return outputs?.[name] ?? true
}
