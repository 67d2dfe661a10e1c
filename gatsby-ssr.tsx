export { onPreRenderHTML } from './src/build/render/on-pre-render-html'
export { replaceRenderer } from './src/build/render/replace-renderer'
