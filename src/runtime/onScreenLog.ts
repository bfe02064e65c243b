const MAX_LINES = 100;

/** A height of whole lines, so that the top one is not cut off; lines do not scroll into the border. */
const STYLE =
  'position:fixed;left:0;right:0;bottom:0;max-height:40%;max-height:round(down,40vh,18px);box-sizing:content-box;overflow:auto;' +
  'margin:0;padding:0 10px;border:solid transparent;border-width:6px 0;z-index:2147483647;' +
  'background:rgba(0,0,0,.82);color:#fff;font:12px/18px ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;' +
  'overflow-wrap:anywhere;text-align:left;pointer-events:none';

/** The log drawn over the widget when the page was opened with `debug=true`. It holds the last 100 lines. */
export class OnScreenLog {
  private box: HTMLElement | undefined;

  write(message: string): void {
    const box = this.box || (this.box = this.create());
    const line = document.createElement('div');
    line.textContent = `${new Date().toISOString().slice(11, 23)}  ${message}`;
    box.appendChild(line);
    if (box.childElementCount > MAX_LINES && box.firstElementChild) box.firstElementChild.remove();
    box.scrollTop = box.scrollHeight;
  }

  private create(): HTMLElement {
    const box = document.createElement('div');
    box.setAttribute('role', 'log');
    box.setAttribute('data-ascdata-log', '');
    box.style.cssText = STYLE;
    if (document.body) document.body.appendChild(box);
    else document.addEventListener('DOMContentLoaded', () => document.body.appendChild(box));
    return box;
  }
}
