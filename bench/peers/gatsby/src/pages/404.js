import { CaptionBox } from '../components/comic/caption-box'
import { HalftoneField } from '../components/comic/halftone-field'
import { InkButton } from '../components/comic/ink-button'
import { Shout } from '../components/comic/shout'
import { SoundWord } from '../components/comic/sound-word'
import { Sunburst } from '../components/comic/sunburst'
import { Layout } from '../components/layout'
import { PageHead } from '../components/page-head'
import * as styles from '../../../../../src/components/problem/cliff-hanger.module.css'

const TITLE = 'Unexpected Application Error!'

export default function NotFoundPage() {
  return (
    <Layout>
      <div className={styles.cliff}>
        <Sunburst from="above" />
        <HalftoneField />
        <div className={styles.cry}>
          <Shout>
            <h1 className={styles.title}>{TITLE}</h1>
          </Shout>
        </div>
        <div className={styles.scene}>
          <SoundWord className={styles.sound}>Aaaah!</SoundWord>
        </div>
        <div className={styles.ending}>
          <CaptionBox tone="text">404 Not Found</CaptionBox>
          <CaptionBox tone="text">This page was torn out, or it never was in this issue.</CaptionBox>
          <InkButton href="/" isStrong>
            Back to the home page
          </InkButton>
        </div>
      </div>
    </Layout>
  )
}

export const Head = () => <PageHead title={TITLE} />
