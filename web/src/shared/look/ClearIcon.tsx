import { CloseCircleFilled } from '@ant-design/icons'

/** The × that clears a field by mouse; the keyboard has Delete, and Tab skips it. Needs a label if its button has none. */
export const ClearIcon = ({ label }: { label?: string }) => (
  <CloseCircleFilled ref={takeFromTabs} {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })} />
)

const takeFromTabs = (icon: HTMLElement | null) => icon?.closest('button')?.setAttribute('tabindex', '-1')
