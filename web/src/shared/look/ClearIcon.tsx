import { CloseCircleFilled } from '@ant-design/icons'

/** The × that empties a field by mouse; the keyboard has Delete, and Tab goes on to the next field. A label where its button has none. */
export const ClearIcon = ({ label }: { label?: string }) => (
  <CloseCircleFilled ref={takeFromTabs} {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })} />
)

const takeFromTabs = (icon: HTMLElement | null) => icon?.closest('button')?.setAttribute('tabindex', '-1')
