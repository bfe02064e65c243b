/** @type {import('../../../server/messages.js').EntryTexts} */
export default {
  unclearHost:
    'La requête n’indique pas une seule fois et clairement à quel serveur elle s’adresse. Il faut un chemin et un seul en-tête Host avec un nom et un port.',
  behindProxy: (name, origin) =>
    `Ce serveur ne répond pas au nom « ${name} ». Ouvrez plutôt ${origin}. Si c’est ce qui a été ouvert, le proxy placé devant doit transmettre l’en-tête Host.`,
  foreignHost: (name, address) =>
    `Ce serveur ne répond pas au nom « ${name} ». Ouvrez plutôt ${address}, ou indiquez dans ORIGIN l’adresse que l’on ouvre.`
};
