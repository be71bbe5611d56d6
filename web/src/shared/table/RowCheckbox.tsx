import type { ChangeEvent, RefCallback } from 'react'

type Props = { label: string; choice: 'all' | 'some' | 'none'; isHead?: boolean; onToggle: ((isRange: boolean) => void) | undefined }

/** The checkbox that selects a row, or all rows of a page. The whole cell is clickable. Without `onToggle` it is disabled. */
export function RowCheckbox({ label, choice, isHead = false, onToggle }: Props) {
  const showSome: RefCallback<HTMLInputElement> = (box) => {
    if (box) box.indeterminate = choice === 'some'
  }
  const box = (
    <label className="k-choice">
      <input
        ref={showSome}
        type="checkbox"
        aria-label={label}
        checked={choice === 'all'}
        disabled={onToggle === undefined}
        onChange={(event) => onToggle?.(isWithShift(event))}
      />
    </label>
  )
  return isHead ? <th scope="col">{box}</th> : <td>{box}</td>
}

/** A checkbox changes on click, which the space bar triggers too. */
const isWithShift = ({ nativeEvent }: ChangeEvent): boolean => (nativeEvent as MouseEvent).shiftKey
