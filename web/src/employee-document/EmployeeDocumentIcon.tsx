import { FileProtectOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const EmployeeDocumentIcon = silentIcon(FileProtectOutlined)
