import { resolve, sep } from 'node:path'
import type { Compiler } from 'webpack'
import { dataFolder } from '../data-folder'
import { checkData } from './checked-content'

/**
 * Checks the owner's data whenever it is saved in `gatsby develop` and tells its problems as a failed compilation,
 * because that is what Gatsby shows both in the terminal and in the browser's overlay, and takes away by itself.
 */
export class DataCheckPlugin {
  /** The data, and the folder in which a résumé may lie that the data names. */
  private readonly folders = [resolve(dataFolder()), resolve('static')]
  private problems: string | undefined

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise('DataCheckPlugin', async (compilation) => {
      // Loaders compile on their own, with the same hooks: once is enough.
      if (compilation.compiler.isChild()) return
      for (const folder of this.folders) compilation.contextDependencies.add(folder)
      if (this.isDataChanged(compiler)) this.problems = await checkData()
      if (this.problems) compilation.errors.push(new compiler.webpack.WebpackError(this.problems))
    })
  }

  private isDataChanged({ modifiedFiles, removedFiles }: Compiler): boolean {
    const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])]
    return changed.some((path) => this.folders.some((folder) => `${path}${sep}`.startsWith(folder + sep)))
  }
}
