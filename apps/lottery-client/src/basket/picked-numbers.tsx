const shownMax = 20

/** The numbers of a line as they were chosen; a long list is cut, with how many more there are. */
export function PickedNumbers({ selection, keys }: { selection: unknown; keys: readonly string[] }) {
  const chosen = textsOf(selection) ?? keys
  const more = chosen.length - shownMax
  return (
    <p dir="ltr" className="mt-2 flex flex-wrap gap-1.5">
      {chosen.slice(0, shownMax).map((number) => (
        <span key={number} className="tnum">
          {number}
        </span>
      ))}
      {more > 0 && <span className="tnum">+{more}</span>}
    </p>
  )
}

function textsOf(selection: unknown): readonly string[] | undefined {
  if (Array.isArray(selection) && selection.every((one) => typeof one === 'string')) return selection
  if (Array.isArray(selection)) return selection.map((set) => (Array.isArray(set) ? set.join('') : String(set)))
  return undefined
}
