import { LoadingOutlined } from '@ant-design/icons'
import { createElement } from 'react'

/** The busy state of a button. antd's own icon is labelled "loading", which after a quick answer remains part of the button's name. */
export const busy = (isBusy: boolean) => isBusy && { icon: createElement(LoadingOutlined, { 'aria-hidden': true, spin: true }) }
