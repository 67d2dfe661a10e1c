/** How often each word stands in a text. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of text.split(/\s+/).filter(Boolean)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

/** The share of words that two texts have in common, each as often as it stands in both: 1 is all, in any order. */
export function shareWords(one: string, other: string): number {
  const [first, second] = [countWords(one), countWords(other)]
  const shared = [...first].map(([word, count]) => Math.min(count, second.get(word) ?? 0))
  const longer = Math.max(sum(first.values()), sum(second.values()))
  return longer === 0 ? 1 : sum(shared) / longer
}
