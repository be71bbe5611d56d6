import type { MouseEvent } from 'react'
import { useEffect } from 'react'
import { Marked } from './Marked.tsx'
import type { Option, OptionGroup } from './option.ts'

type Props = {
  id: string
  label: string
  groups: readonly OptionGroup[]
  /** The index of the marked option. */
  at: number
  onMark: (key: string) => void
  onChoose: (option: Option) => void
}

/** The results in groups. Focus stays in the field above; the pointer marks and chooses. */
export function SearchList({ id, label, groups, at, onMark, onChoose }: Props) {
  const marked = groups.flatMap(({ options }) => options)[at]?.key
  useEffect(() => {
    document.querySelector(`[id="${id}-${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at, marked])
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0))
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field above keeps the focus and names the marked option
    <div className="k-search-list" id={`${id}-list`} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ key, label: head, count, options }, index) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} className="k-search-head" role="presentation">
            {head} {count && <span>{count}</span>}
          </p>
          {options.map((option, place) => {
            const here = starts[index]! + place
            return <Line key={option.key} id={`${id}-${here}`} option={option} isMarked={here === at} onMark={onMark} onChoose={onChoose} />
          })}
        </div>
      ))}
    </div>
  )
}

type LineProps = Pick<Props, 'onMark' | 'onChoose'> & { id: string; option: Option; isMarked: boolean }

/** A link if it has an address, so that middle-click and Ctrl open a new tab. */
function Line({ id, option, isMarked, onMark, onChoose }: LineProps) {
  const { icon, title, subtitle, marks, to, whyNot } = option
  const said = whyNot ?? subtitle
  const line = {
    id,
    role: 'option',
    tabIndex: -1,
    className: 'k-search-line',
    'aria-selected': isMarked,
    'aria-disabled': whyNot !== undefined,
    onMouseMove: () => !isMarked && onMark(option.key),
    onClick(event: MouseEvent) {
      if (to && (event.ctrlKey || event.metaKey || event.shiftKey)) return
      event.preventDefault()
      onChoose(option)
    },
  }
  const content = (
    <>
      <span className="k-search-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="k-search-title">
        <Marked text={title} marks={marks} />
      </span>
      {said && (
        <span className="k-search-subtitle">
          <Marked text={said} marks={marks} />
        </span>
      )}
    </>
  )
  if (to && whyNot === undefined) {
    return (
      <a {...line} href={to}>
        {content}
      </a>
    )
  }
  return <div {...line}>{content}</div>
}
