import { CloseOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Col } from 'antd'
import { formatBytes } from '../shared/language/format-bytes.ts'
import { useText } from '../shared/language/i18n.ts'
import { pickFiles } from '../shared/part/pick-files.ts'
import { acceptedFiles } from './queries.ts'
import { texts } from './texts.ts'

type Props = { files: readonly File[]; onFiles: (files: readonly File[]) => void }

/** The files sent when the form is saved; each becomes a separate document. */
export function EmployeeDocumentFiles({ files, onFiles }: Props) {
  const t = useText()
  const choose = async () => onFiles([...files, ...acceptedFiles(await pickFiles({ several: true }))])
  return (
    <Col span={24}>
      <div className="k-field" role="group" aria-label={t(texts.files)}>
        <ul className="k-files">
          {files.map((file, at) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`}>
              <PaperClipOutlined aria-hidden />
              <span title={file.name}>{file.name}</span>
              <small>{formatBytes(file.size)}</small>
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden />}
                aria-label={t(texts.leave_out, { name: file.name })}
                onClick={() => onFiles(files.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
        <Button size="small" icon={<UploadOutlined aria-hidden />} title={t(texts.file_hint)} onClick={() => void choose()}>
          {t(files.length === 0 ? texts.choose_file : texts.more_files)}
        </Button>
        {files.length > 1 && <p className="k-hint">{t(texts.one_each, { count: files.length })}</p>}
      </div>
    </Col>
  )
}
