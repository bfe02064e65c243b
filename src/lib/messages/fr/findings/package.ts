import type english from '../../en/findings/package.js';

export default {
  // Reading the zip file
  'package-too-large':
    'Le paquet est trop grand ({size}) ; {limit} au plus sont acceptés. Réduisez les images et les vidéos, puis refaites le paquet.',
  'package-not-a-zip':
    'Ce n’est pas un fichier zip, ou sa fin manque. Refaites le paquet du widget, ou copiez de nouveau le fichier.',
  'package-empty': 'Le paquet ne contient aucun fichier. Empaquetez le contenu du dossier du widget.',
  'package-too-many-files':
    'Le paquet contient plus de {limit} fichiers et dossiers. Retirez ce dont le widget n’a pas besoin (par exemple node_modules).',
  'package-file-too-large':
    '{file:quoted} est trop grand une fois décompressé ; {limit} au plus par fichier sont acceptés. Réduisez-le et refaites le paquet.',
  'package-total-too-large':
    'Les fichiers sont trop grands ensemble ; {limit} au plus sont acceptés une fois décompressés. Réduisez les images et les vidéos, puis refaites le paquet.',
  'package-compression-ratio':
    'Une fois décompressé, {file:quoted} dépasse {ratio} fois sa taille compressée. De tels fichiers servent à saturer les ordinateurs ; le paquet est donc refusé.',
  'package-special-file':
    '{file:quoted} est un lien ou un périphérique, pas un fichier. Empaquetez le fichier lui-même.',
  'package-name-characters':
    'Le nom {file:quoted} contient des caractères invisibles ou inutilisables. Renommez le fichier et refaites le paquet.',
  'package-name-length':
    'Le nom {file:quoted} dépasse {limit} octets. Raccourcissez les noms du fichier et de ses dossiers.',
  'package-name-path':
    'Le nom {file:quoted} n’est pas un simple chemin dans le paquet (pas de « .. », pas de « / » au début, pas de « \\ », pas de lettre de lecteur). Refaites le paquet avec un autre programme.',
  'package-name-duplicate':
    '{file:quoted} et {other:quoted} ont le même nom pour de nombreux systèmes (seuls la casse ou les accents diffèrent). Gardez-en un, ou renommez l’un des deux.',
  'package-name-folder': '{file:quoted} est à la fois un fichier et un dossier. Renommez l’un des deux.',
  'package-name-portable':
    'Windows ne peut pas enregistrer le nom {file:quoted}. Le widget fonctionne, mais d’autres ne pourront pas le décompresser sous Windows. Mieux vaut renommer le fichier.',
  'package-encrypted': 'Le paquet est protégé par un mot de passe. Refaites-le sans mot de passe.',
  'package-damaged':
    'Le fichier zip est endommagé et illisible. Copiez-le de nouveau, ou refaites le paquet du widget.',
  'package-file-damaged':
    '{file:quoted} est endommagé dans le paquet : son contenu ne correspond pas à sa somme de contrôle ou à sa taille. Refaites le paquet du widget.',
  'package-ambiguous':
    'Le fichier zip se contredit ; selon le programme, on y lirait des contenus différents. Refaites le paquet du widget.',
  'package-unsupported':
    'Le fichier zip emploie une méthode rare qui n’est pas prise en charge ici. Refaites-le comme fichier zip ordinaire (méthode « Deflate », une seule partie).',

  // Rules of the package
  'package-extension':
    'Le nom du paquet doit se terminer par .dash.zip, mais c’est {fileName:quoted}. Renommez le fichier.',
  'package-missing-file': '{file} manque au premier niveau du paquet. Le widget ne peut pas être lu correctement.',
  'package-misplaced-file':
    '{file} doit se trouver au premier niveau du paquet sous ce nom exact, mais c’est {found:quoted} qui a été trouvé. Empaquetez le contenu du dossier, pas le dossier lui-même.',
  'package-system-files':
    'Le paquet contient {count} {count|fichier laissé|fichiers laissés} par un système d’exploitation, par exemple {file:quoted}. Sans danger ; mieux vaut s’en passer.',
  'package-stray-files':
    'Le paquet contient {count} {count|fichier qui n’appartient|fichiers qui n’appartiennent} à aucun widget, par exemple {file:quoted} : fichiers cachés, node_modules, autres paquets, ascdata.d.ts. Retirez-les ; ascdata pack le fait.',
  'package-library-missing':
    'La bibliothèque {file} manque dans le paquet. Sans elle, le widget ne reçoit aucune donnée. Ajoutez le fichier (dans n’importe quel dossier) et chargez-le dans index.html.',
  'package-library-not-referenced': 'index.html ne charge pas {file}. Ajoutez pour cela un <script src="…">.',
  'package-library-not-instantiated':
    'Aucun script ne crée l’instance de {file}. Attendu au premier niveau d’un script : new DashboardWidgetBase(new WizardBase()).',
  'package-library-not-root':
    '{place} : {file} est créé dans une fonction ou un bloc. Créez-le au premier niveau d’un script.',
  'package-library-edited':
    '{file:quoted} diffère de toutes les versions publiées de cette bibliothèque. Les bibliothèques ne doivent pas être modifiées ; remplacez-la par l’original.',
  'package-library-old': '{file:quoted} est la version {version} de la bibliothèque ; la plus récente est {newest}.',
  'package-forward':
    '{place} : la page de démarrage redirige vers {target:quoted}. Les redirections vers d’autres sites sont interdites ; affichez le contenu dans le widget lui-même.',
  'package-forward-script':
    '{place} : ce script semble rediriger la page vers {target:quoted}. Les redirections vers d’autres sites sont interdites et bloquées.',
  'package-base':
    '{place} : <base href="{target}"> est sans effet, car bloqué. Écrivez plutôt les chemins par rapport à index.html.',
  'package-outside-resource':
    '{place} : {target:quoted} se trouve hors du paquet et est bloqué, sauf si un administrateur l’autorise. Mettez le fichier dans le paquet.',
  'package-outside-script':
    '{place} : {target:quoted} est un script d’un autre site. De tels scripts ne s’exécutent jamais dans un widget. Mettez le fichier dans le paquet.',
  'package-outside-blocked':
    '{place} : {target:quoted} est hors du paquet et toujours bloqué : seules des adresses https peuvent être autorisées.',
  'package-frame': '{place} : la page intègre {target:quoted} dans un cadre. Les cadres dans un widget sont bloqués.',
  'package-link':
    '{place} : le lien vers {target:quoted} est sans effet : un widget ne peut pas ouvrir d’autres sites.',
  'package-absolute-path':
    '{place} : {target:quoted} commence par « / » et mène donc hors du paquet. Écrivez-le par rapport à la page, sans « / ».',
  'package-file-not-found':
    '{place} : {target:quoted} n’est pas dans le paquet. Ajoutez le fichier ou corrigez le chemin.',
  'package-file-case':
    '{place} : {target:quoted} n’est pas dans le paquet, mais {found:quoted} y est. Majuscules et minuscules doivent correspondre.',
  'package-file-similar':
    '{place} : {target:quoted} n’est pas dans le paquet, mais {found:quoted} y est. Utilisez le même nom.',
  'package-file-accents':
    '{place} : les accents de {target:quoted} sont écrits autrement dans le paquet, comme sur un Mac (lettre et accent séparés). Le fichier est trouvé ici, mais peut-être pas ailleurs. Renommez-le avec des accents en un seul caractère, ou sans accents.',
  'package-search-cut':
    '{file:quoted} est si grand qu’il n’a pas été vérifié en entier. Fournissez les données dans un fichier à part, pas dans les pages, styles et scripts.',
  'package-findings-cut': 'Il y a d’autres remarques de ce genre ({code}) ; les {limit} premières sont listées.',

  // What scripts look up and call
  'code-unknown-id': '{place} : le code lit {id:quoted}, mais aucun élément n’a cet Id.',
  'code-unknown-id-similar':
    '{place} : le code lit {id:quoted}, mais aucun élément n’a cet Id. Il s’agit peut-être de {similar:quoted}.',
  'code-unknown-handler':
    '{place} : un gestionnaire attend {id:quoted}, mais aucun élément n’a cet Id. Il n’est jamais appelé.',
  'code-unknown-handler-similar':
    '{place} : un gestionnaire attend {id:quoted}, mais aucun élément n’a cet Id. Il n’est jamais appelé. Il s’agit peut-être de {similar:quoted}.',
  'code-element-unread': 'Aucun script ne lit {id:quoted}. Utilisez ce paramètre dans le code, ou retirez-le.',
  'code-print-unsupported':
    '{place} : {call}() est sans effet, car l’option HasPrintSupport n’est pas true. Définissez-la dans ascData.json.',
  'code-print-unhandled':
    'HasPrintSupport est true, mais aucun script n’appelle registerPrintHandler() ; imprimer est sans effet.',
  'code-init-complete-missing':
    '{place} : après sendReady(true), le widget doit appeler sendInitComplete(), mais aucun script ne le fait. Sans cet appel, il n’apparaît pas à temps.',
  'code-wizard-missing':
    '{place} : new DashboardWidgetBase() a besoin d’une WizardBase : new DashboardWidgetBase(new WizardBase()).',
  'code-unread':
    '{place} : ce script n’est pas lisible comme JavaScript. Un navigateur ne l’exécutera pas ; ce qu’il fait n’est pas vérifié.',

  // Why a Value cannot be kept in the next version, and why the choices for renamed elements do not fit. Broken rules have codes of their own.
  'element-gone': 'Le widget n’a plus ce paramètre.',
  'element-other-type':
    'Le paramètre accepte désormais un autre genre de valeur, et celle-ci ne peut pas être convertie sans perte.',
  'other-value-put-back': 'Une autre valeur a été réintégrée dans ce paramètre.',
  'mapping-from-unknown': 'Le paquet actuel n’a aucun élément {id:quoted}.',
  'mapping-to-unknown': 'Le nouveau paquet n’a aucun élément {id:quoted}.',
  'mapping-entry-from-unknown': 'Le paquet actuel n’a aucune entrée {entry:quoted} dans {id:quoted}.',
  'mapping-entry-to-unknown': 'Le nouveau paquet n’a aucune entrée {entry:quoted} dans {id:quoted}.',
  'mapping-from-twice': 'Une entrée précédente indique déjà ce que devient {id:quoted}.',
  'mapping-to-twice': 'Selon une entrée précédente, un autre élément devient déjà {id:quoted}.'
} as const satisfies Record<keyof typeof english, string>;
