import { LoadingOutlined } from '@ant-design/icons'
import { createElement } from 'react'

/**
 * Tells a button that it waits for an answer. antd's own icon calls itself "loading", and where the answer is quick that
 * stays the beginning of the button's name.
 */
export const busy = (isBusy: boolean) => isBusy && { icon: createElement(LoadingOutlined, { 'aria-hidden': true, spin: true }) }
