import type { PreRenderHTMLArgs } from 'gatsby'
import type { ReactNode } from 'react'
import { onPreRenderHTML } from './on-pre-render-html'

const HEAD = [
  <title key="title">Hello</title>,
  <link key="app.js" as="script" rel="preload" href="/app.js" />,
  <link key="font" as="font" rel="preload" href="/font.woff2" />,
  <style key="gatsby-image-style">{'.x{}'}</style>,
  <script key="gatsby-image-style-script">{'1'}</script>,
]

const BODY = [
  <script key="script-loader" id="gatsby-script-loader" />,
  <p key="mine">Mine</p>,
  <div key="slice" {...{ sliceId: '_gatsby-scripts' }} />,
]

function render(environment: string): string[] {
  let [head, body]: ReactNode[][] = [HEAD, BODY]
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment })
  onPreRenderHTML?.(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: (parts: ReactNode[]) => (head = parts),
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (parts: ReactNode[]) => (body = parts),
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  )
  return [...(head ?? []), ...(body ?? [])].map((part) => (part as { key: string }).key)
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('visitors get none of the scripts of Gatsby and its picture plugin', () => {
  expect(render('production')).toEqual(['title', 'font', 'mine'])
})

test('gatsby develop keeps them all, for React and hot reload', () => {
  expect(render('development').length).toBe(HEAD.length + BODY.length)
})
