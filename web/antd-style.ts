import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import type { Plugin } from 'vite'

/** antd's components in the program, those inside them included, by the folder each has in antd. The build checks that none is missing. */
const components = new Map([
  ['button', ['Button']],
  ['checkbox', ['Checkbox']],
  ['collapse', ['Collapse']],
  ['date-picker', ['DatePicker']],
  ['drawer', ['Drawer']],
  ['dropdown', ['Dropdown']],
  ['empty', ['Empty']],
  ['form', ['Form']],
  ['grid', ['Row', 'Col']],
  ['input', ['Input']],
  ['input-number', ['InputNumber']],
  ['menu', ['Menu']],
  ['message', ['message']],
  ['modal', ['Modal']],
  ['notification', ['notification']],
  ['pagination', ['Pagination']],
  ['qr-code', ['QRCode']],
  ['radio', ['Radio']],
  ['segmented', ['Segmented']],
  ['select', ['Select']],
  ['skeleton', ['Skeleton']],
  ['space', ['Space']],
  ['spin', ['Spin']],
  ['switch', ['Switch']],
  ['tooltip', ['Tooltip']],
])

/**
 * Fills style/antd.css with the rules that antd would otherwise compute in the browser whenever a component is first shown. Colours and
 * sizes are variables in them, which the theme sets.
 */
export function antdStyle(): Plugin {
  return {
    name: 'antd-style',
    enforce: 'pre',
    load: { filter: { id: /\/style\/antd\.css$/ }, handler: rules },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []))
      const used = new Set(modules.flatMap((id) => /\/antd\/es\/([\w-]+)\/style\/index\.js$/.exec(id)?.[1] ?? []))
      const wrong = [...used.symmetricDifference(components)]
      if (wrong.length > 0)
        this.error(`web/antd-style.ts has to name just the components of antd that are used; not so with ${wrong.join()}`)
    },
  }
}

function rules(): string {
  const unhashed = (node: ReactNode) => createElement(ConfigProvider, { theme: { hashed: false } }, node)
  const css = extractStyle({ includes: [...components.values()].flat(), customTheme: unhashed })
  return css.replaceAll(/[^{}]*\.css-var-[^{}]*\{[^{}]*\}/g, '') // the variables of the default theme
}
