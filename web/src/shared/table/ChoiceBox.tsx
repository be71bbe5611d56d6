import type { ChangeEvent, RefCallback } from 'react'

type Props = { label: string; choice: 'all' | 'some' | 'none'; isHead?: boolean; onToggle: ((isRange: boolean) => void) | undefined }

/** The box with which a row is chosen, or all rows of a page. The whole cell can be pressed. Without `onToggle` it is not possible. */
export function ChoiceBox({ label, choice, isHead = false, onToggle }: Props) {
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

/** A box changes with a click, also where the space bar makes it. */
const isWithShift = ({ nativeEvent }: ChangeEvent): boolean => (nativeEvent as MouseEvent).shiftKey
