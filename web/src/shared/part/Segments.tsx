import { Segmented } from 'antd'
import type { SegmentedProps } from 'antd'

/** A choice among a few adjacent words. A single tab stop: its radios take the focus, not the frame around them. */
export const Segments = <Word extends string>(props: Omit<SegmentedProps<Word>, 'ref' | 'tabIndex'>) => (
  <Segmented<Word> {...props} tabIndex={-1} />
)
