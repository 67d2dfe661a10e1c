import { readChoices } from './read-choices'

test('a prop whose values are listed is a choice, wherever the list stands', () => {
  const source = `
    type Tone = 'narrator' | 'ink'
    export type PartProps = {
      children: ReactNode
      level?: 1 | 2
      tone?: Tone
      isStrong?: boolean
      className?: string | undefined
      current?: { name: string; is: 'page' | 'true' } | undefined
    }`
  expect(readChoices(source, 'PartProps')).toEqual([
    { prop: 'level', values: [1, 2] },
    { prop: 'tone', values: ['narrator', 'ink'] },
    { prop: 'isStrong', values: [true, false] },
    { prop: 'current.is', values: ['page', 'true'] },
  ])
})

test('a component without a type of its props is told', () => {
  expect(() => readChoices('export type Other = {}', 'PartProps')).toThrow('There is no type PartProps.')
})
