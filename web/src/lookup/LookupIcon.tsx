import { UnorderedListOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const LookupIcon = silentIcon(UnorderedListOutlined)
